import { status } from '../tappay-wire.ts';
import { answer, type Answer, type Sandbox } from './sandbox.ts';

export type Body = Record<string, unknown>;
export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
export const missingArgument = (code: number, field: string): Answer =>
  answer(code, `Missing arguments : ${field}`);
export const invalidArgument = (code: number, field: string): Answer =>
  answer(code, `Invalid arguments : ${field}`);
/**
 * TapPay has a separate number for each field out of range; the one we know (for the email address) is used
 * for all of them here.
 */
export const outOfRange = (field: string): Answer => answer(521, `Out of range : ${field}`);

const maxAmount = 99_999_999;
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
export const isAmount = (value: unknown): value is number =>
  isInteger(value) && value > 0 && value <= maxAmount;

/** What a caller without the right keys is answered; undefined if the keys are right. */
export function keyProblem({ keys }: Sandbox, apiKey: string | undefined, body: Body): Answer | undefined {
  if (apiKey !== keys.partnerKey) return answer(status.invalidApiKey, 'Invalid x-api-key or app key');
  if (!isText(body.partner_key)) return missingArgument(506, 'partner_key');
  return body.partner_key === keys.partnerKey
    ? undefined
    : answer(status.partnerNotFound, 'Partner not found');
}
