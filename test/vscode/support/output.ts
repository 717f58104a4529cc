import { format } from 'node:util';

/** Marks every line of the suite, so that the harness can tell it from the output of VS Code. */
export function markOutput(): void {
  if (!process.env.ASDIC_HARNESS) return;
  const native = console;
  const printing = ['log', 'info', 'warn', 'error'] as const;
  const isPrinting = (key: PropertyKey): key is (typeof printing)[number] => printing.some((name) => name === key);
  // The console of an extension host ignores assignments to its methods: it has to be replaced as a whole.
  globalThis.console = new Proxy(native, {
    get: (target, key) =>
      isPrinting(key)
        ? (...args: unknown[]) => native[key](`[suite] ${format(...args)}`)
        : (Reflect.get(target, key) as unknown),
  });
}
