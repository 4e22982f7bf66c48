import type { Plugin } from 'vite';

/** The page's own policy, and what only a header can say: nobody shows the house in a frame of theirs. */
const policyFor = (html: string): string => {
  const own = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(html)?.[1];
  if (own === undefined) throw new Error('index.html has no policy.');
  return `${own}; frame-ancestors 'none'`;
};

/** What a host should send with everything (docs/HOSTING.md). */
export const headersFor = (html: string): Record<string, string> => ({
  'Content-Security-Policy': policyFor(html),
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const rule = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** `_headers`, as several hosts of static files read it. Files with a hash in their name are named one by one: not all know patterns. */
export const hostHeaders = (html: string): Plugin => ({
  name: 'host-headers',
  apply: 'build',
  generateBundle(_, bundle) {
    const hashed = Object.keys(bundle).filter((file) => /^assets\/[^/]+-[\w-]{8}\.(js|css)$/.test(file));
    const rules = [rule('/*', headersFor(html)), ...hashed.sort().map((file) => rule(`/${file}`, FOR_EVER))];
    this.emitFile({ type: 'asset', fileName: '_headers', source: `${rules.join('\n\n')}\n` });
  },
});
