import { itemAt } from '@voyage/domain/item-at.ts';
import fc from 'fast-check';

/** The part of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}
/** An OpenAPI document with references replaced by the schemas of `components`. */
export function withoutReferences<T extends { components: { schemas: Record<string, object> } }>(
  document: T,
): T {
  const { schemas } = document.components;
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const name =
      '$ref' in value ? /^#\/components\/schemas\/(\w+)$/.exec(String(value.$ref))?.[1] : undefined;
    if (name !== undefined) return resolve(schemas[name]);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
  };
  return resolve(document) as T; // of the same form, except for the references
}

/** Plausible values of a field, by name: hotel numbers, days, existing addresses. */
export type LikelyValues = Record<string, readonly unknown[]>;

const characters = fc.constantFrom(...'abcdefgXYZ0189 -_.,あ漢字éñßΩжع😀');

/** Values that the schema allows, as far as JSON Schema can express. */
export function valuesOf(schema: JsonSchema, likely: LikelyValues, name = ''): fc.Arbitrary<unknown> {
  const known = likely[name];
  const any = plain(schema, likely, name);
  return known
    ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: any })
    : any;
}

function plain(schema: JsonSchema, likely: LikelyValues, name: string): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => plain(choice, likely, name)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objects(schema, likely);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, likely, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? -1000,
        max: Math.min(schema.maximum ?? 100_000, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objects(
  { properties = {}, required = [] }: JsonSchema,
  likely: LikelyValues,
): fc.Arbitrary<unknown> {
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, valuesOf(inner, likely, key)])),
    { requiredKeys: required },
  );
}

function texts({ pattern, format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  return fc.string({ unit: characters, minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
}

type Json = Record<string, unknown> | unknown[];
const isTree = (value: unknown): value is Json => typeof value === 'object' && value !== null;
/** The location of every inner value of a JSON value: its parent and key. */
function places(value: unknown): [Json, string][] {
  return isTree(value)
    ? Object.keys(value).flatMap((key): [Json, string][] => [
        [value, key],
        ...places(Reflect.get(value, key)),
      ])
    : [];
}

export interface Mutation {
  at: number;
  how: 'replace' | 'remove' | 'add' | 'wrap';
  by: unknown;
  key: string;
}
/** A way to corrupt a value: replaces something inside it with another value. */
export const mutations = (by: fc.Arbitrary<unknown>): fc.Arbitrary<Mutation> =>
  fc.record({
    at: fc.nat({ max: 200 }),
    how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap'),
    by,
    key: fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      'id',
      'userId',
      'roles',
      'level',
      'then',
      '$where',
      '',
    ),
  });

/** The corrupted copy. */
export function mutate(value: unknown, { at, how, by, key }: Mutation): unknown {
  const copy: unknown = structuredClone(value);
  const all = places(copy);
  if (all.length === 0) return by;
  const [holder, name] = itemAt(all, at % all.length);
  if (how === 'remove' && !Array.isArray(holder)) Reflect.deleteProperty(holder, name);
  else if (how === 'add')
    Object.defineProperty(holder, key, { value: by, enumerable: true, configurable: true, writable: true });
  else Reflect.set(holder, name, how === 'wrap' ? [Reflect.get(holder, name)] : by);
  return copy;
}
