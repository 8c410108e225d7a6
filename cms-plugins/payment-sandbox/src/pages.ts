import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer, Route } from './http';

/** The replacements of the providers' scripts: parts compiled for browsers, joined into one script each. */
const scripts = {
  razorpay: ['dialog', 'control', 'razorpay-window'],
  paypal: ['dialog', 'control', 'paypal-dialog', 'paypal-buttons'],
  approval: ['dialog', 'control', 'paypal-dialog', 'paypal-page'],
} as const;

const folder = path.join(__dirname, 'scripts');

/**
 * The parts are modules, but a provider's script is a plain one. So they are joined in one function, without imports
 * and exports.
 */
export function joined(name: keyof typeof scripts, from = folder): string {
  const parts = scripts[name].map((part) =>
    readFileSync(path.join(from, `${part}.js`), 'utf8')
      .replace(/^import [^;]*;$/gm, '')
      .replace(/^export (?=(const|let|function|async|class)\b)/gm, '')
      .replace(/^export \{[^}]*\};$/gm, ''),
  );
  return `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
}

export function pageRoutes(): Route[] {
  const script = (name: keyof typeof scripts) => (): Answer => ({
    status: 200,
    body: joined(name),
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
  return [
    { method: 'GET', path: /^\/v1\/checkout\.js$/, run: script('razorpay') },
    { method: 'GET', path: /^\/sdk\/js$/, run: script('paypal') },
    { method: 'GET', path: /^\/checkoutnow\.js$/, run: script('approval') },
    { method: 'GET', path: /^\/checkoutnow$/, run: () => ({ status: 200, body: approvalPage }) },
  ];
}

const approvalPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Approve a test payment</title>
</head>
<body>
<noscript>This page stands in for PayPal's and needs its script.</noscript>
<script src="/checkoutnow.js" defer></script>
</body>
</html>
`;
