/** How grave problems are for a user: settings and configuration files say it by code. */
import type { Severity } from '../../model/problem';

/** Severities by code, or by what codes begin with (`wif-ssw/*`, `aare/price-*`): the longest that fits counts. `off` hides a problem. */
export type SeverityByCode = Readonly<Record<string, Severity | 'off'>>;

/** @returns undefined where nothing is said of a code */
export function levelOf(severity: SeverityByCode, code: string): Severity | 'off' | undefined {
  if (Object.hasOwn(severity, code)) return severity[code];
  for (let length = code.length; length >= 0; length--) {
    const beginning = `${code.slice(0, length)}*`;
    if (Object.hasOwn(severity, beginning)) return severity[beginning];
  }
  return undefined;
}
