/** The formats by name. Formats with dependencies of their own are loaded on demand. */
import { asJson, asJsonLines } from '../../print/json';
import { problemsOf } from './format';
import type { CheckFormat, FormatOf } from './format';
import { checkText } from './text';

const formats: Readonly<Record<CheckFormat, () => FormatOf | Promise<FormatOf>>> = {
  text: () => ({
    wants: {},
    render: (checked, host) =>
      checkText(
        problemsOf(checked).map(({ listed }) => listed),
        checked.files.length,
        host,
      ),
  }),
  json: () => ({ wants: {}, render: (checked) => asJson(problemsOf(checked).map(({ listed }) => listed)) }),
  jsonl: () => ({ wants: {}, render: (checked) => asJsonLines(problemsOf(checked).map(({ listed }) => listed)) }),
  sarif: async () => (await import('./sarif')).sarif,
  junit: async () => (await import('./junit')).junit,
  github: async () => (await import('./github')).github,
  html: async () => (await import('./html')).html,
};

export async function formatNamed(name: CheckFormat): Promise<FormatOf> {
  return formats[name]();
}
