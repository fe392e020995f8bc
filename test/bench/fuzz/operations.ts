/** As much of JSON Schema as the document uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** A number by JSON Schema; OpenAPI 3.0 has `true` beside `minimum`. */
  readonly exclusiveMinimum?: number | boolean;
  readonly exclusiveMaximum?: number | boolean;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

/** One method of one path, as the OpenAPI document tells it. */
export interface Operation {
  /** `GET /api/analyses/{id}` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly schema: Schema; readonly required: boolean } | undefined;
  /** Answers that the document knows, `default` among them where it stands for all others. */
  readonly statuses: ReadonlySet<string>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>;
}
interface OperationNode {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses: Readonly<Record<string, unknown>>;
}

/** All operations of an OpenAPI document, in its order. */
export function operationsOf(document: unknown): Operation[] {
  const { paths } = document as Document;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, node]): Operation => {
      const content = Object.entries(node.requestBody?.content ?? {})[0];
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: node.parameters ?? [],
        body: content && {
          type: content[0],
          schema: content[1].schema,
          required: node.requestBody?.required ?? false,
        },
        statuses: new Set(Object.keys(node.responses)),
      };
    }),
  );
}
