import type { ReactNode } from 'react';
import type { Picture } from '../../../content/blocks/picture';
import type { Certificate } from '../../../content/pages/page';
import { DateText } from '../../../ui/DateText';
import { PictureImg } from '../../../ui/PictureImg';

/** A part of the certificate with its numbered pin; the list below explains each number. */
function Pinned({ pin, className, children }: { pin: number; className: string; children: ReactNode }) {
  return (
    <div className={`pinned ${className}`}>
      <span className="pin" aria-hidden="true">
        {pin}
      </span>
      {children}
    </div>
  );
}

function Signature() {
  return (
    <svg className="cert-sign" viewBox="0 0 150 30" aria-hidden="true">
      <path
        d="M4 22c8-14 14-20 16-16s-8 18-4 18 10-16 15-16-3 14 2 14 8-12 13-12-2 11 3 11 7-9 12-9 0 8 5 8 9-8 14-7-1 7 5 6c12-2 34-7 60-8"
        fill="none"
        stroke="#0A323C"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A certificate as a child gets it, marked as a sample in words. */
export function CertificateSheet({ certificate, logo }: { certificate: Certificate; logo: Picture | null }) {
  const { learner, line, course, learned, day, teacher, number } = certificate;
  return (
    <figure className="cert" aria-label="A sample certificate">
      <div className="cert-in">
        <span className="cert-tag">Sample</span>
        {logo && <PictureImg className="cert-mark" picture={{ ...logo, alt: '' }} sizes="52px" priority />}
        <p className="cert-title">Certificate of completion</p>
        <p className="muted">This certificate is given to</p>
        <Pinned pin={1} className="cert-who">
          {learner}
        </Pinned>
        <p className="muted">{line}</p>
        <Pinned pin={2} className="cert-course">
          {course}
        </Pinned>
        <Pinned pin={3} className="cert-learned">
          <ul aria-label="What was learned">
            {learned.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </Pinned>
        <div className="cert-foot">
          <Pinned pin={4} className="cert-line">
            <b>
              <DateText iso={day} />
            </b>
            <span className="muted">Date</span>
          </Pinned>
          <Pinned pin={5} className="cert-line">
            <Signature />
            <b>{teacher}</b>
            <span className="muted">Teacher</span>
          </Pinned>
        </div>
        {number !== null && <p className="small muted num">Number {number}</p>}
      </div>
    </figure>
  );
}
