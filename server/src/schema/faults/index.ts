/** Converts schema errors to diagnostics: what is wrong, what is required, how to fix it. One function per keyword. */
import { checkFailed, type Problem } from '../../model/problem';
import type { CodedFinding, Fault } from './fault';
import { missingKey, unknownKey } from './keys';
import { missingType, unknownType } from './types';
import { otherwise, outOfRange, repeated, wrongForm, wrongLength, wrongType, wrongValue } from './values';
import { deref, memberSchema, type Scalar, type Schema } from '../schema';

type Wording = (fault: Fault, root: Schema, all: readonly Fault[]) => CodedFinding | undefined;

/** Returns the diagnostic of a schema error; undefined if another of `all` explains it better. */
export function problemOf(root: Schema, fault: Fault, all: readonly Fault[]): Problem | undefined {
  try {
    const finding = (WORDINGS[fault.keyword] ?? otherwise)(fault, root, all);
    return finding && { ...finding, severity: 'error', rule: ruleOf(root, fault) };
  } catch (error) {
    return checkFailed(`schema/${fault.keyword}`, error, { owner: fault.owner, key: fault.key });
  }
}

const WORDINGS: Readonly<Record<string, Wording>> = {
  additionalProperties: unknownKey,
  required: missingKey,
  type: wrongType,
  enum: (fault) => wrongValue(fault, fault.params['allowedValues'] as Scalar[]),
  const: (fault) => wrongValue(fault, [fault.params['allowedValue'] as Scalar]),
  discriminator: (fault, root) =>
    fault.params['error'] === 'mapping' ? unknownType(fault, root) : missingType(fault, root),
  minimum: (fault) => outOfRange(fault, 'smallest'),
  maximum: (fault) => outOfRange(fault, 'largest'),
  minItems: (fault) => wrongLength(fault, 'least', 'item'),
  maxItems: (fault) => wrongLength(fault, 'most', 'item'),
  minLength: (fault) => wrongLength(fault, 'least', 'character'),
  maxLength: (fault) => wrongLength(fault, 'most', 'character'),
  uniqueItems: repeated,
  pattern: wrongForm,
};

/** The rule of the missing key, or of the value. Unknown keys have no rule. */
function ruleOf(root: Schema, { keyword, steps, params, schema }: Fault): string | undefined {
  if (keyword === 'additionalProperties') return undefined;
  const missing = params['missingProperty'];
  if (typeof missing === 'string') return deref(root, memberSchema(schema, missing) ?? {}).rule;
  return schema.rule ?? steps.at(-1)?.union?.rule;
}
