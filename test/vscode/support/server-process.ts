import fs from 'node:fs';

/** The id of the language server process: the child of this extension host that runs its bundle. Undefined without /proc. */
export function findServerProcess(): number | undefined {
  if (!fs.existsSync('/proc/self/status')) return undefined;
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      try {
        const [, parent] = /^PPid:\s*(\d+)$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
        const line = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return Number(parent) === process.pid && line.includes('dist/server.cjs');
      } catch {
        return false; // it has ended meanwhile
      }
    });
}
