import { endpoints } from '@voyage/contracts/endpoints.ts';
import type { Endpoint, Schema } from '@voyage/contracts/endpoint.ts';
import { failure, success } from '@voyage/contracts/envelope.ts';
import { idempotencyHeader, languageHeader } from '@voyage/contracts/headers.ts';
import { commonErrors } from '@voyage/contracts/errors.ts';
import { locales } from '@voyage/domain/locale.ts';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { errorTable } from '../../errors.ts';

type Json = Record<string, unknown>;

/** Rules that JSON Schema cannot say (a real calendar day, no control characters) stay with the service. */
function schemaOf(schema: Schema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema as GenericSchema, {
    errorMode: 'ignore',
    typeMode,
  }) as Json;
  return rest;
}

function parameters(e: Endpoint): Json[] {
  const from = (schema: Schema | undefined, place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, inner]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: inner,
    }));
  };
  return [
    ...from(e.params, 'path'),
    ...from(e.query, 'query'),
    { name: languageHeader, in: 'header', required: false, schema: { type: 'string', enum: locales } },
    ...(e.idempotent
      ? [
          {
            name: idempotencyHeader,
            in: 'header',
            required: true,
            schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
          },
        ]
      : []),
  ];
}

function responses(e: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of [...(e.errors ?? []), ...commonErrors]) {
    const { status, message } = errorTable[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${message}`]);
  }
  const ok = e.data
    ? {
        description: 'Success',
        content: {
          'application/json': {
            schema: schemaOf(success(e.data as GenericSchema) as unknown as Schema, 'output'),
          },
        },
      }
    : { description: 'The file', content: { [e.produces ?? 'application/octet-stream']: {} } };
  const failures = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, codes]) => [
      String(status),
      {
        description: codes.join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]);
  return { '200': ok, ...Object.fromEntries(failures) };
}

/** The OpenAPI 3.1 document, made from the contracts and nothing else. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, e] of Object.entries(endpoints) as [string, Endpoint][]) {
    const path = (paths[`/${e.path}`] ??= {});
    path[e.method.toLowerCase()] = {
      operationId: name,
      summary: e.summary,
      tags: [e.tag],
      parameters: parameters(e),
      ...(e.body
        ? {
            requestBody: {
              required: true,
              content: { 'application/json': { schema: schemaOf(e.body, 'input') } },
            },
          }
        : {}),
      responses: responses(e),
      security: e.access === 'none' ? [] : e.access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Voyage service',
      version: '1',
      description:
        'One service behind both sites. A response counts as success only if its body has `success: true`.',
    },
    paths,
    components: {
      schemas: { Failure: schemaOf(failure as unknown as Schema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
