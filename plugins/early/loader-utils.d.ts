/** The part of loader-utils 2.0.4 that this plugin uses; the package brings no types. */
declare module 'loader-utils' {
  export function getHashDigest(content: Buffer): string;
}
