import { randomUUID } from 'node:crypto';
import { loginOf } from '../site/admin';
import { askForClass, newLead } from '../site/leads';
import { readCode, readMail } from '../site/outbox';
import { newParent, registeredParent } from '../site/parents';
import { test } from './test';

test('a parent books a free class', async ({ visitor, request }) => {
  const email = `meera-${randomUUID().slice(0, 8)}@home.example`;
  await visitor.opens('/book-free-class');
  await visitor.fills(/^Student name$/, 'Meera Raman');
  await visitor.presses({ role: 'radio', name: /^Math$/ });
  await visitor.fills(/^Grade$/, '4');
  await visitor.fills(/^Parent email$/, email);
  await visitor.fills(/^Phone$/, '9800000000');
  await visitor.presses({ role: 'button', name: /^Book a Free Class$/ });
  await visitor.sees({ role: 'heading', name: /^Application Submitted$/ });
  await readMail(request, email, /./);
});

test('a parent registers, verifies the address and logs in', async ({ visitor, request }) => {
  const { name, email, password } = newParent();
  await visitor.opens('/register');
  await visitor.fills(/^Name$/, name);
  await visitor.fills(/^Email$/, email);
  await visitor.fills(/^Password$/, password);
  await visitor.presses({ role: 'button', name: /^Create account$/ });
  await visitor.isAt(/\/verify-otp/);
  await visitor.fills(/^OTP$/, await readCode(request, email));
  await visitor.presses({ role: 'button', name: /^Verify$/ });
  await visitor.isAt(/\/login/);
  await visitor.fills(/^Email$/, email);
  await visitor.fills(/^Password$/, password);
  await visitor.presses({ role: 'button', name: /^Log in$/ });
  await visitor.isAt(/^[^?]+:\d+\/$/);
  await visitor.sees({ role: 'link', name: /^Asha/ });
});

test('a parent buys a plan by card and gets the receipt', async ({ visitor, request }) => {
  const { email, password } = await registeredParent(request);
  await visitor.opens('/login?redirectTo=%2Fcheckout%2Fcoding-monthly');
  await visitor.fills(/^Email$/, email);
  await visitor.fills(/^Password$/, password);
  await visitor.presses({ role: 'button', name: /^Log in$/ });
  await visitor.isAt(/\/checkout/i);
  await visitor.fills(/^Phone/, '9800012345');
  await visitor.presses({ role: 'button', name: /^Pay [₹$£][\d,]+/ });
  await visitor.presses({ testId: 'rzp-success' });
  await visitor.isAt(/\/success\?order=/);
  await visitor.sees({ role: 'heading', name: /^Payment received$/ });
  await readMail(request, email, /^Payment received$/);
});

test('admissions find a lead at the desk and assign it to themselves', async ({ visitor, request }) => {
  const lead = newLead('Mira');
  await askForClass(request, lead, 'Evenings are best.');
  const { email, password } = loginOf('admissions');
  await visitor.opens('/admin');
  await visitor.fills(/^Email/, email);
  await visitor.fills(/^Password/, password);
  await visitor.presses({ role: 'button', name: /^Log in$/ });
  await visitor.isAt(/\/admin\/?$/);
  await visitor.opens(`/admin/plugins/enquiries?folder=all&_q=${encodeURIComponent(lead.email)}`);
  await visitor.follows(
    { role: 'link', name: new RegExp(`^${lead.name}$`) },
    /\/plugins\/enquiries\/free-class\//,
  );
  await visitor.sees({ role: 'heading', name: new RegExp(`^${lead.name}$`) });
  await visitor.presses({ role: 'button', name: /^Assign to me$/ });
  await visitor.sees({ text: /owns it now\.$/ });
});
