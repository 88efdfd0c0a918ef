import { earlyErrors } from '@voyage/site-core/reports/early-errors.ts';
import { renderNonce } from '../platform/inline-hashes.ts';

const inlineScript = `<script nonce="${renderNonce}">`;

/**
 * A rendered page that stores its first errors for the reporting script, at the start of its first inline
 * script.
 */
export const withEarlyErrors = (html: string): string =>
  html.replace(inlineScript, () => inlineScript + earlyErrors);
