import { knownDeviceDays } from '@lanternway/contracts/accounts/accounts';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readDevice, rememberAccount, writeDevice, type Device } from '../services/sessions/devices';

const name = 'device';

/** Every browser says where the page is that sends; a program need not, and need not keep cookies either. */
export const deviceOf = (ctx: Context): Device =>
  readDevice(
    ctx.cookies.get(name, { signed: false }),
    ctx.request.ip,
    ctx.get('Origin') !== '' || ctx.get('Sec-Fetch-Site') !== '',
  );

/** Gives a browser something to be known by, where it has nothing yet or is known to one account more. */
export function keepDevice(strapi: Core.Strapi, ctx: Context, device: Device, knownTo?: string): void {
  const isHanded = device.isBrowser && device.isNew;
  if (knownTo === undefined && !isHanded) return;
  const kept = knownTo === undefined ? writeDevice(device) : rememberAccount(strapi, device, knownTo);
  ctx.cookies.set(name, kept, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: ctx.secure,
    signed: false,
    overwrite: true,
    maxAge: knownDeviceDays * 24 * 60 * 60_000,
  });
}
