import { randomInt, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from 'playwright/test';
import { siteUrl } from '../env';
import { resumeFile } from './resume';

export interface Lead {
  name: string;
  email: string;
  /** The ten digits after the dial code. Every lead has its own. */
  phone: string;
}

const shortId = () => randomUUID().slice(0, 8);

/** A person who has not asked before. */
export function newLead(name: string): Lead {
  return {
    name: `${name} ${shortId()}`,
    email: `lead-${shortId()}@home.example`,
    phone: `9${String(randomInt(100_000_000, 1_000_000_000))}`,
  };
}

async function send(request: APIRequestContext, path: string, body: object): Promise<void> {
  const answer = await request.post(`${siteUrl}/api/auth/${path}`, body);
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Asks for a free class without a browser. */
export function askForClass(
  request: APIRequestContext,
  { name, email, phone }: Lead,
  notes = '',
): Promise<void> {
  const data = { name, course: 'math', grade: '4', parentEmail: email, parentPhone: `+91${phone}`, notes };
  return send(request, 'students', { data });
}

/** Sends an application with its resume. */
export function apply(request: APIRequestContext, { name, email, phone }: Lead): Promise<void> {
  const fields = { name, email, mobileNo: `+91${phone}`, course: 'Math Instructor', resume: resumeFile() };
  return send(request, 'career', { multipart: fields });
}
