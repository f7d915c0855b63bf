/**
 * What every answer of the host says besides its content. The build writes it down for the usual hosts
 * (plugins/after-build/hosting.ts).
 */
export const headers = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** Files below /assets/ carry a hash of their content in their name; everything else is asked for again each time. */
export const cache = {
  assets: 'public, max-age=31536000, immutable',
  pages: 'no-cache',
} as const;

/** The inline scripts that pages may have, each the same text on every page; another one stops the build. */
export const inlineScripts = [
  {mark: 'dataset.scripts=', reason: 'src/early/: what must be right before the first paint'},
  {mark: 'ad_storage', reason: 'plugins/consent/: no consent, said before anything else to the analytics service'},
  {mark: 'dataLayer', reason: 'the snippet of plugin-google-gtag'},
] as const;

const analytics = Boolean(process.env.GTAG_TRACKING_ID);
const hostedSearch = Boolean(process.env.ALGOLIA_APP_ID && process.env.ALGOLIA_API_KEY);

/** Other hosts that pages talk to: none, unless the variables of the hosted search or the analytics service are set. */
const others = {
  script: analytics ? ['https://www.googletagmanager.com'] : [],
  image: analytics ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com'] : [],
  connect: [
    ...(analytics
      ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']
      : []),
    ...(hostedSearch ? ['https://*.algolia.net', 'https://*.algolianet.com'] : []),
  ],
};

/** What the built pages contain, and the policy must allow. */
export interface Inline {
  readonly scripts: readonly string[]; // hashes
  readonly styles: readonly string[]; // hashes
  readonly styleAttributes: boolean;
}

/** Who may show a page in a frame: nobody. A policy can say so as a header only: in a page, browsers complain of it. */
export const noFrames = "frame-ancestors 'none'";

/** The folder whose subfolders are an exception: each is the page of one figure. */
export const FRAMES = 'figures';

/** The Content-Security-Policy of the site, but for frames: its own files and these inline texts, nothing else. */
export function contentSecurityPolicy({scripts, styles, styleAttributes}: Inline): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...others.script],
    'style-src': ["'self'", ...styles],
    'style-src-attr': [styleAttributes ? "'unsafe-inline'" : "'none'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:', ...others.image], // a figure that is taken away as a PNG is drawn from one
    'connect-src': ["'self'", ...others.connect],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
