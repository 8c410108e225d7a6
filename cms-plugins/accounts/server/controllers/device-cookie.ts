import { knownDeviceDays } from '@lanternway/contracts/accounts/accounts';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readDevice, rememberAccount, writeDevice, type Device } from '../services/sessions/devices';

const name = 'device';

/** Every browser says where the sending page comes from. A program need not, and need not keep cookies either. */
export const deviceOf = (ctx: Context): Device =>
  readDevice(
    ctx.cookies.get(name, { signed: false }),
    ctx.request.ip,
    ctx.get('Origin') !== '' || ctx.get('Sec-Fetch-Site') !== '',
  );

/** Sets the device cookie if the browser has none yet, or has just become known to an account. */
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
