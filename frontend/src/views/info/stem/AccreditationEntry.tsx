import type { Accreditation } from '../../../content/pages/page';
import { DateText } from '../../../ui/DateText';
import { InfoLink } from '../InfoLink';

/** The words next to it say all that the seal says. */
function Seal() {
  return (
    <svg className="ev-seal" viewBox="0 0 210 210" aria-hidden="true">
      <g fill="none" stroke="#0B5A63">
        <path d="M70 8h70l62 62v70l-62 62H70L8 140V70z" strokeWidth="4" fill="#FFFDF9" />
        <path d="M74 19h62l55 55v62l-55 55H74l-55-55V74z" strokeWidth="1.5" strokeDasharray="5 5" />
      </g>
      <path d="M105 60 150 105 105 150 60 105Z" fill="#FFB21E" />
      <path d="M105 60 150 105 105 150Z" fill="#E89A00" />
      <path
        d="m86 104 13 14 26-28"
        fill="none"
        stroke="#12303A"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Who confirmed it, under which number and until when. Without an entry there is no seal and no claim. */
export function AccreditationEntry({ accreditation }: { accreditation: Accreditation | null }) {
  if (accreditation === null) return null;
  const { issuer, number, covers, validFrom, validUntil, link } = accreditation;
  return (
    <section className="ev-entry" aria-labelledby="accreditation-title">
      <div>
        <h2 id="accreditation-title">The accreditation itself</h2>
        <dl>
          <dt>Given by</dt>
          <dd>{issuer}</dd>
          <dt>Number</dt>
          <dd className="num">{number}</dd>
          {covers !== null && (
            <>
              <dt>Covers</dt>
              <dd>{covers}</dd>
            </>
          )}
          <dt>Valid</dt>
          <dd>
            {validFrom !== null && <DateText iso={validFrom} />}
            {validFrom === null ? 'until ' : ' to '}
            <DateText iso={validUntil} />
          </dd>
        </dl>
        {link !== null && <InfoLink link={link} about={issuer} />}
      </div>
      <Seal />
    </section>
  );
}
