import { endpointNames, endpointOf } from '@voyage/contracts/endpoints.ts';
import type { Endpoint, Schema } from '@voyage/contracts/endpoint.ts';
import { failure, success } from '@voyage/contracts/envelope.ts';
import { idempotencyHeader, languageHeader } from '@voyage/contracts/headers.ts';
import { detailsOf } from '@voyage/contracts/error-details.ts';
import { commonErrors, errorCode, errorCodes } from '@voyage/contracts/errors.ts';
import { locales } from '@voyage/domain/locale.ts';
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import { errorTable } from '../../errors.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema | boolean;
}
interface Response {
  description: string;
  content: Record<string, { schema?: JsonSchema | { $ref: string } }>;
}
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Response>;
  security: Record<string, never[]>[];
}
export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  /** By path, then by method in small letters. */
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> };
}

/** Rules that JSON Schema cannot say (a real calendar day, no control characters) stay with the service. */
function schemaOf(schema: Schema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode });
  return rest;
}

function parameters(e: Endpoint): Parameter[] {
  const from = (schema: Schema | undefined, place: 'path' | 'query'): Parameter[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input');
    return Object.entries(properties).map(([name, inner]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: inner,
    }));
  };
  const language: Parameter = {
    name: languageHeader,
    in: 'header',
    required: false,
    schema: { type: 'string', enum: [...locales] },
  };
  const key: Parameter = {
    name: idempotencyHeader,
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
  };
  return [...from(e.params, 'path'), ...from(e.query, 'query'), language, ...(e.idempotent ? [key] : [])];
}

function responses(e: Endpoint): Record<string, Response> {
  const byStatus = new Map<number, string[]>();
  for (const name of [...(e.errors ?? []), ...commonErrors]) {
    const code = errorCode[name];
    const { status, message } = errorTable[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${message}`]);
  }
  const ok = e.data
    ? {
        description: 'Success',
        content: { 'application/json': { schema: schemaOf(success(e.data), 'output') } },
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

/** What `details` are with which codes: codes of the same details stand together. */
function detailsByCode(): JsonSchema[] {
  const bySchema = Map.groupBy(errorCodes, detailsOf);
  return [...bySchema].map(([schema, codes]) => ({
    properties: { code: { enum: codes }, details: schema ? schemaOf(schema, 'output') : false },
  }));
}

/** The OpenAPI 3.1 document, made from the contracts and nothing else. */
export function openApi(): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const name of endpointNames) {
    const e = endpointOf(name);
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
      schemas: { Failure: { ...schemaOf(failure, 'output'), oneOf: detailsByCode() } },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
