/** Converts schema errors to diagnostics: what is wrong, what is required, how to fix it. One function per keyword. */
import { createCheckFailure, type Diagnostic } from '../../model/diagnostic';
import type { CodedViolation, SchemaError } from './schema-error';
import { reportMissingKey, reportUnknownKey } from './key-errors';
import { reportMissingType, reportUnknownType } from './discriminator-errors';
import {
  reportOtherError,
  reportOutOfRange,
  reportRepeatedItem,
  reportWrongFormat,
  reportWrongLength,
  reportWrongType,
  reportWrongValue,
} from './value-errors';
import { deref, getMemberSchema, type Scalar, type Schema } from '../schema';

type ErrorReporter = (
  schemaError: SchemaError,
  root: Schema,
  all: readonly SchemaError[],
) => CodedViolation | undefined;

/** Returns the diagnostic of a schema error; undefined if another of `all` explains it better. */
export function toDiagnostic(
  root: Schema,
  schemaError: SchemaError,
  all: readonly SchemaError[],
): Diagnostic | undefined {
  try {
    const violation = (REPORTERS[schemaError.keyword] ?? reportOtherError)(schemaError, root, all);
    return violation && { ...violation, severity: 'error', rule: findRule(root, schemaError) };
  } catch (error) {
    return createCheckFailure(`schema/${schemaError.keyword}`, error, {
      owner: schemaError.owner,
      key: schemaError.key,
    });
  }
}

const REPORTERS: Readonly<Record<string, ErrorReporter>> = {
  additionalProperties: reportUnknownKey,
  required: reportMissingKey,
  type: reportWrongType,
  enum: (schemaError) => reportWrongValue(schemaError, schemaError.params['allowedValues'] as Scalar[]),
  const: (schemaError) => reportWrongValue(schemaError, [schemaError.params['allowedValue'] as Scalar]),
  discriminator: (schemaError, root) =>
    schemaError.params['error'] === 'mapping'
      ? reportUnknownType(schemaError, root)
      : reportMissingType(schemaError, root),
  minimum: (schemaError) => reportOutOfRange(schemaError, 'smallest'),
  maximum: (schemaError) => reportOutOfRange(schemaError, 'largest'),
  minItems: (schemaError) => reportWrongLength(schemaError, 'least', 'item'),
  maxItems: (schemaError) => reportWrongLength(schemaError, 'most', 'item'),
  minLength: (schemaError) => reportWrongLength(schemaError, 'least', 'character'),
  maxLength: (schemaError) => reportWrongLength(schemaError, 'most', 'character'),
  uniqueItems: reportRepeatedItem,
  pattern: reportWrongFormat,
};

/** The rule of the missing key, or of the value. Unknown keys have no rule. */
function findRule(root: Schema, { keyword, steps, params, schema }: SchemaError): string | undefined {
  if (keyword === 'additionalProperties') return undefined;
  const missingKeyName = params['missingProperty'];
  if (typeof missingKeyName === 'string') return deref(root, getMemberSchema(schema, missingKeyName) ?? {}).rule;
  return schema.rule ?? steps.at(-1)?.union?.rule;
}
