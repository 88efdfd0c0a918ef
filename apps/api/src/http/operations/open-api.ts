import { endpointNames, endpointOf, type EndpointName } from '@voyage/contracts/endpoints.ts';
import type { Endpoint, Schema } from '@voyage/contracts/endpoint.ts';
import { failure, success } from '@voyage/contracts/envelope.ts';
import { idempotencyHeader, languageHeader } from '@voyage/contracts/headers.ts';
import { detailsOf } from '@voyage/contracts/error-details.ts';
import { commonErrors, errorCode, errorCodes, type ErrorCode } from '@voyage/contracts/errors.ts';
import { paymentNotify } from '@voyage/contracts/payment.ts';
import { locales } from '@voyage/domain/locale.ts';
import type { JsonSchema } from '@valibot/to-json-schema';
import { errorTable } from '../../platform/errors.ts';
import { examples, notificationExample } from './examples.ts';
import { failureExample, sharedFailureExamples, type FailureExample } from './failure-examples.ts';
import { componentsOf, schemaOf } from './named-schemas.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema | boolean;
}
interface Content {
  schema?: JsonSchema | { $ref: string };
  example?: unknown;
  examples?: Record<string, FailureExample>;
}
interface Response {
  description: string;
  content: Record<string, Content>;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, Content & { schema: JsonSchema }> };
  responses: Record<string, Response>;
  security: Record<string, never[]>[];
}
export interface OpenApi {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url: string };
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; 'x-displayName': string; description: string }[];
  /** By path, then by method in lower case. */
  paths: Record<string, Record<string, Operation>>;
  /** Requests that others send to the service: by name, then by method. */
  webhooks: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    examples: ReturnType<typeof sharedFailureExamples>;
    securitySchemes: Record<string, object>;
  };
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
    required: false,
    description: 'Requests repeated with the same key are carried out once and receive the first response.',
    schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
  };
  return [...from(e.params, 'path'), ...from(e.query, 'query'), language, ...(e.idempotent ? [key] : [])];
}

/** The errors that an endpoint declares, and those of every endpoint. */
const codesOf = (e: Endpoint): ErrorCode[] =>
  [...(e.errors ?? []), ...commonErrors].map((error) => errorCode[error]);

function responses(name: EndpointName, e: Endpoint): Record<string, Response> {
  const example = examples[name]?.data;
  const byStatus = Map.groupBy(codesOf(e), (code) => errorTable[code].status);
  const ok = e.data
    ? {
        description: 'Success',
        content: {
          'application/json': {
            schema: schemaOf(success(e.data), 'output'),
            ...(example === undefined ? {} : { example: { success: true, data: example } }),
          },
        },
      }
    : { description: 'The file', content: { [e.produces ?? 'application/octet-stream']: {} } };
  const failures = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `- ${code}: ${errorTable[code].message}`).join('\n'),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Failure' },
            examples: Object.fromEntries(codes.map((code) => [code, failureExample(name, code)])),
          },
        },
      },
    ]);
  return { '200': ok, ...Object.fromEntries(failures) };
}

/** Titles and descriptions of the tags; the test of the document fails if one has none. */
const tags: Record<string, { title: string; about: string }> = {
  auth: {
    title: 'Authentication',
    about: 'Login and logout, registration, verification of email addresses and phone numbers, passwords',
  },
  user: { title: 'Member', about: "The member's own profile, membership, sessions and data" },
  location: { title: 'Places', about: 'Regions, cities and places, and suggestions for incomplete input' },
  hotel: { title: 'Hotels', about: 'Hotels, rates and price calendars, hotel groups, brands and regions' },
  booking: {
    title: 'Bookings',
    about: 'Bookings, hotel orders, cancellations, booking certificates and questionnaires',
  },
  favourite: { title: 'Saved hotels', about: 'Hotels that a member has saved, with notes and stays' },
  coupon: { title: 'Coupons', about: 'Gift coupons from partners' },
  loyalty: {
    title: 'Loyalty numbers',
    about: "Members' numbers in the loyalty programmes of hotel groups and airlines",
  },
  product: {
    title: 'Products and payment',
    about: 'Memberships, booking credits, fast track and tailor-made journeys, and their payment',
  },
  blog: { title: 'Journal', about: 'Articles with their categories and tags' },
  correspondence: { title: 'Contact and newsletter', about: 'The contact form and the newsletter' },
  meta: { title: 'Reference data', about: 'Lists for forms, the organisation and versions' },
  exchange: { title: 'Exchange rates', about: 'Exchange rates and currency conversion' },
  staff: { title: 'Staff', about: 'Actions of employees and agents on behalf of members' },
};

/** The schema of `details` by error code; codes with the same details share one entry. */
function detailsByCode(): JsonSchema[] {
  const bySchema = Map.groupBy(errorCodes, detailsOf);
  return [...bySchema].map(([schema, codes]) => ({
    properties: { code: { enum: codes }, details: schema ? schemaOf(schema, 'output') : false },
    required: ['code'],
  }));
}

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'integer' };
/** The fields that TapPay sends. The service reads only the two ids and requests the record. */
const sentByGateway: Record<string, JsonSchema> = {
  rec_trade_id: text,
  bank_transaction_id: text,
  order_number: text,
  amount: number,
  currency: text,
  status: number,
  msg: text,
  auth_code: text,
  acquirer: text,
  bank_result_code: text,
  bank_result_msg: text,
  transaction_time_millis: number,
  transaction_complete_millis: number,
};

/** What the payment gateway posts to `paymentNotify`, documented for integrators of another gateway. */
function paymentNotification(): Operation {
  return {
    operationId: 'paymentNotification',
    summary: 'Payment notification',
    description:
      'Posted by the payment gateway to `v1/product/order/payment/notify`, and repeated after 1, 2, 4, 8 and 16 minutes until the response is 200. It is not signed, and only causes the service to request the record from the gateway.',
    tags: [paymentNotify.tag],
    parameters: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object', properties: sentByGateway, required: ['rec_trade_id'] },
          example: notificationExample,
        },
      },
    },
    responses: { '200': { description: 'Received', content: {} } },
    security: [],
  };
}

/**
 * The OpenAPI 3.1 document, generated from the contracts; its examples are requests and responses of a test.
 * `sites`: the origins of the sites, whose `/api` is also this service.
 */
export function openApi(sites: { main: string; club: string }): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const name of endpointNames) {
    const e = endpointOf(name);
    const path = (paths[`/${e.path}`] ??= {});
    path[e.method.toLowerCase()] = {
      operationId: name,
      summary: e.summary,
      description: e.description,
      tags: [e.tag],
      parameters: parameters(e),
      ...(e.body
        ? {
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  schema: schemaOf(e.body, 'input'),
                  ...(examples[name]?.body === undefined ? {} : { example: examples[name].body }),
                },
              },
            },
          }
        : {}),
      responses: responses(name, e),
      security: e.access === 'none' ? [] : e.access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    };
  }
  const webhooks = { paymentNotification: { post: paymentNotification() } };
  const failed = { ...schemaOf(failure, 'output'), oneOf: detailsByCode() };
  const used = new Set(endpointNames.map((name) => endpointOf(name).tag));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Voyage service',
      version: '1',
      description:
        'The service behind both sites. A response is a success only if its body has `success: true`.',
      contact: { name: 'Customer service', url: `${sites.main}/en/contact` },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [
      { url: '.', description: 'The service that returned this document' },
      { url: `${sites.main}/api`, description: 'Aldermere' },
      { url: `${sites.club}/api`, description: 'Lanthorn Club' },
    ],
    tags: [...used].map((name) => ({
      name,
      'x-displayName': tags[name]?.title ?? name,
      description: tags[name]?.about ?? '',
    })),
    paths,
    webhooks,
    components: {
      schemas: { ...componentsOf([paths, webhooks, failed]), Failure: failed },
      examples: sharedFailureExamples(endpointNames.flatMap((name) => codesOf(endpointOf(name)))),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
