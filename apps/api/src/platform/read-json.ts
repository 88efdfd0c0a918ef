import { ApiError, errors } from './errors.ts';

const limit = 64 * 1024;
const slow = 10_000;
const depth = 20;

/** A request's JSON, within 64 KiB, ten seconds and twenty levels. @throws ApiError rq0002, rq0003, rq0006 */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw errors.bodyTooLarge();
  const type = request.headers.get('content-type');
  if (type && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw errors.invalidJson();
  const text = await readText(request);
  if (text.trim() === '') return {};
  if (text.includes('\u0000') || text.includes('\\u0000')) throw errors.invalidJson();
  let value: unknown;
  try {
    value = JSON.parse(text, (key, inner: unknown) => {
      if (typeof inner === 'string' && !inner.isWellFormed()) throw errors.invalidJson(); // half a surrogate pair: no database keeps it
      return key === '__proto__' || key === 'constructor' ? undefined : inner;
    });
  } catch {
    throw errors.invalidJson();
  }
  if (deeperThan(value, depth)) throw errors.invalidJson();
  return value;
}

async function readText(request: Request): Promise<string> {
  if (!request.body) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(errors.bodyTooSlow()), slow);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), tooSlow]);
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > limit) throw errors.bodyTooLarge();
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    void reader.cancel().catch(() => {});
    throw error instanceof ApiError ? error : errors.invalidJson();
  } finally {
    clearTimeout(timer);
  }
}

function deeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => deeperThan(inner, levels - 1));
}
