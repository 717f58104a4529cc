// Checks the lockfile for known vulnerabilities. Fails for serious ones; if no registry answers, it says so and passes.
//   node scripts/audit.mjs
import { isMain, run } from './support/project.mjs';

/**
 * Parses the output of `npm audit --json`.
 * @param {string} output
 * @returns {{ answered: boolean, serious: string[] }} a line for each package with a serious vulnerability
 */
export function parseAudit(output) {
  /** @type {{ vulnerabilities?: Record<string, { severity: string, range: string }> }} */
  let report = {};
  try {
    report = JSON.parse(output);
  } catch {
    // npm printed no JSON: no registry has answered.
  }
  if (report.vulnerabilities === undefined) return { answered: false, serious: [] };
  const serious = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { answered: true, serious };
}

if (isMain(import.meta.url)) {
  let output = '';
  await run('npm', ['audit', '--json', '--loglevel=silent'], {
    limit: 120_000,
    output: (chunk) => (output += String(chunk)),
  });
  const { answered, serious } = parseAudit(output);
  for (const line of serious) console.error(`audit: ${line}`);
  if (serious.length === 0)
    console.log(answered ? 'audit: no serious vulnerability is known' : 'audit: not checked, for no registry answers');
  process.exitCode = serious.length > 0 ? 1 : 0;
}
