/** The formats by name. Formats with dependencies of their own are loaded on demand. */
import { asJson, asJsonLines } from '../../print/json';
import { type CheckFormat, collectDiagnostics, type OutputFormat } from './format';
import { checkText } from './text';

const formats: Readonly<Record<CheckFormat, () => OutputFormat | Promise<OutputFormat>>> = {
  text: () => ({
    needs: {},
    render: (checked, host) =>
      checkText(
        collectDiagnostics(checked).map(({ listed }) => listed),
        checked.files.length,
        host,
      ),
  }),
  json: () => ({ needs: {}, render: (checked) => asJson(collectDiagnostics(checked).map(({ listed }) => listed)) }),
  jsonl: () => ({
    needs: {},
    render: (checked) => asJsonLines(collectDiagnostics(checked).map(({ listed }) => listed)),
  }),
  sarif: async () => (await import('./sarif')).sarif,
  junit: async () => (await import('./junit')).junit,
  github: async () => (await import('./github')).github,
  html: async () => (await import('./html')).html,
};

export async function loadFormat(name: CheckFormat): Promise<OutputFormat> {
  return formats[name]();
}
