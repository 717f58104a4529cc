/** Generates the page of the extension's settings, commands and keys from its manifest. */

interface Setting {
  readonly type?: string | readonly string[];
  readonly default?: unknown;
  readonly description?: string;
  readonly markdownDescription?: string;
}

export interface Manifest {
  readonly contributes: {
    readonly configuration: readonly {
      readonly title: string;
      readonly properties: Readonly<Record<string, Setting>>;
    }[];
    readonly commands: readonly { readonly command: string; readonly title: string }[];
    readonly keybindings: readonly { readonly command: string; readonly key: string; readonly mac?: string }[];
  };
}

export function renderSettingsPage({ contributes: { configuration, commands, keybindings } }: Manifest): string {
  const groups = configuration.map(({ title, properties }) => {
    const settings = Object.entries(properties).map(
      ([name, { default: defaultValue, markdownDescription, description = '' }]) =>
        `| \`${name}\` | \`${JSON.stringify(defaultValue) ?? ''}\` | ${escapeCell(markdownDescription ?? description)} |`,
    );
    return `## ${title}\n\n| setting | default | what it does |\n|---|---|---|\n${settings.join('\n')}`;
  });
  const commandRows = commands.map(({ command, title }) => {
    const key = keybindings.find((binding) => binding.command === command);
    return `| Asdic: ${title} | ${key ? `\`${key.key}\`` : ''} | ${key ? `\`${key.mac ?? key.key}\`` : ''} |`;
  });
  return [
    '# Settings and commands',
    ...groups,
    `## Commands\n\n| command | key | on a Mac |\n|---|---|---|\n${commandRows.join('\n')}`,
  ].join('\n\n');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ').replaceAll('<', '&lt;');
}
