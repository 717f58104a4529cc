/** The formats by name. Formats with dependencies of their own are loaded on demand. */
import { toJson, toJsonLines } from '../../print/json';
import { type CheckFormat, listCheckedProblems, type OutputFormat } from './format';
import { formatCheckReport } from './text';

const formats: Readonly<Record<CheckFormat, () => OutputFormat | Promise<OutputFormat>>> = {
  text: () => ({
    needs: {},
    render: (checked, style) =>
      formatCheckReport(
        listCheckedProblems(checked).map(({ listedDiagnostic }) => listedDiagnostic),
        checked.files.length,
        style,
      ),
  }),
  json: () => ({
    needs: {},
    render: (checked) => toJson(listCheckedProblems(checked).map(({ listedDiagnostic }) => listedDiagnostic)),
  }),
  jsonl: () => ({
    needs: {},
    render: (checked) => toJsonLines(listCheckedProblems(checked).map(({ listedDiagnostic }) => listedDiagnostic)),
  }),
  sarif: async () => (await import('./sarif')).sarif,
  junit: async () => (await import('./junit')).junit,
  github: async () => (await import('./github')).github,
  html: async () => (await import('./html')).html,
};

export async function loadFormat(name: CheckFormat): Promise<OutputFormat> {
  return formats[name]();
}
