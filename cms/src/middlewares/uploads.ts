import type { Context, Next } from 'koa';

// A file that staff replace keeps its address, so it is cached only for a short time. The site does not depend on this:
// it is built with copies of its own, whose names change with their content.
const cacheControl = 'public, max-age=3600';

// An SVG can contain scripts. Opened on its own it gets no origin, runs nothing and loads nothing.
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** Headers for the media that staff upload. */
export default () => async (ctx: Context, next: Next) => {
  await next();
  if (!ctx.path.toLowerCase().startsWith('/uploads/') || ctx.status >= 400) return;
  ctx.set({
    'Cache-Control': cacheControl,
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
};
