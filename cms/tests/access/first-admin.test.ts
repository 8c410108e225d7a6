// Databases: SQLite, as it is about who may come in, and Strapi stores people on both alike.
import request from 'supertest';
import { productionVariables } from '../production';
import { runProgram } from '../run-program';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';

const email = 'ada@school.example';
const person = { firstname: 'Ada', lastname: 'Rao', password: 'Correct-horse-9' };

let home: TestHome;
let variables: Record<string, string>;
let cms: Cms;

beforeAll(async () => {
  home = await createTestHome();
  // Behind a proxy that speaks TLS: cookies of staff are only sent there.
  variables = { ...productionVariables(), TRUST_PROXY: '1' };
  cms = await startCms(home, variables);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

const invite = (...words: string[]) => runProgram('invite', { ...home.env, ...variables }, words);
const tokenIn = (output: string) =>
  /https:\/\/lanternway\.example\/admin\/auth\/register\?registrationToken=(\w+)\n/.exec(output)?.[1] ?? '';
const post = (path: string, body: object) =>
  request(cms.url).post(path).set('X-Forwarded-Proto', 'https').send(body);
const register = (registrationToken: string) =>
  post('/admin/register', { registrationToken, userInfo: person });
const logIn = (address: string) => post('/admin/login', { email: address, password: person.password });

it('gives the installation to nobody who only found its address', async () => {
  const answer = await post('/admin/register-admin', { ...person, email: 'stranger@elsewhere.example' });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain('The first member of staff is invited by the people');
  expect((await logIn('stranger@elsewhere.example')).status).toBe(400);
});

it('lets in whom the operator invited, once, as super admin', async () => {
  const { code, output } = await invite(email.toUpperCase());
  expect(code).toBe(0);
  const token = tokenIn(output);
  expect((await register(token)).status).toBe(200);
  expect((await register(token)).status).toBe(400);
  const answer = await logIn(email);
  expect(answer.status).toBe(200);
  const { data } = answer.body as { data: { token: string } };
  const me = await request(cms.url).get('/admin/users/me').set('Authorization', `Bearer ${data.token}`);
  const { roles } = (me.body as { data: { roles: { code: string }[] } }).data;
  expect(roles.map((role) => role.code)).toEqual(['strapi-super-admin']);
});

it('refuses a password without repeating it', async () => {
  const token = tokenIn((await invite('third@school.example')).output);
  const password = 'far-too-weak';
  const userInfo = { ...person, password };
  const refusals = [
    await post('/admin/register', { registrationToken: token, userInfo }),
    await post('/admin/reset-password', { resetPasswordToken: 'unknown', password }),
  ];
  for (const { status, text } of refusals) {
    expect(status).toBe(400);
    expect(text).toContain('password');
    expect(text).not.toContain(password);
  }
});

it('makes the address of an earlier invitation void when it invites again', async () => {
  const first = tokenIn((await invite('second@school.example')).output);
  const second = tokenIn((await invite('second@school.example')).output);
  expect(second).not.toBe(first);
  expect((await register(first)).status).toBe(400);
  expect((await register(second)).status).toBe(200);
});

it('changes nobody who is a member of staff already', async () => {
  const { code, output } = await invite(email);
  expect(code).toBe(1);
  expect(output).toContain(`${email} belongs to a member of staff already.`);
});

it.each([[[]], [['ada']], [[email, 'another@school.example']]])(
  'asks for one email address: %j',
  async (words) => {
    const { code, output } = await invite(...words);
    expect(code).toBe(1);
    expect(output).toContain('Say whom to invite by one email address');
  },
);

it('keeps a login for the seven days that it promises, and otherwise until the browser is closed', async () => {
  const cookieOf = async (rememberMe: boolean) => {
    const answer = await post('/admin/login', { email, password: person.password, rememberMe });
    return (answer.get('Set-Cookie') ?? []).find((line) => line.startsWith('strapi_admin_refresh=')) ?? '';
  };
  const [, ends = ''] = /; expires=([^;]+)/.exec(await cookieOf(true)) ?? [];
  const days = (Date.parse(ends) - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(6.99);
  expect(days).toBeLessThanOrEqual(7);
  const untilClosed = await cookieOf(false);
  expect(untilClosed).toContain('strapi_admin_refresh=');
  expect(untilClosed).not.toContain('expires=');
});
