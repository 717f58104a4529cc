// The virtual folder memory:/scenarios: the files that the harness lists, kept in memory. Runs in an extension host that is a web worker.
const { EventEmitter, FileChangeType, FileSystemError, FileType, Uri, workspace } = require('vscode');

exports.activate = async ({ extensionUri, subscriptions }) => {
  const response = await fetch(Uri.joinPath(extensionUri, 'files.json').toString(true));
  /** Texts as bytes, by path. @type {Map<string, Uint8Array>} */
  const files = new Map(
    Object.entries(await response.json()).map(([name, text]) => [`/scenarios/${name}`, new TextEncoder().encode(text)]),
  );
  const changes = new EventEmitter();
  const listBelow = (path) => [...files.keys()].filter((file) => file.startsWith(path === '/' ? '/' : `${path}/`));

  subscriptions.push(
    workspace.registerFileSystemProvider('memory', {
      onDidChangeFile: changes.event,
      watch: () => ({ dispose: () => undefined }),
      stat(uri) {
        const file = files.get(uri.path);
        if (!file && listBelow(uri.path).length === 0) throw FileSystemError.FileNotFound(uri);
        return { type: file ? FileType.File : FileType.Directory, ctime: 0, mtime: 0, size: file?.length ?? 0 };
      },
      readDirectory({ path }) {
        const names = listBelow(path).map((file) => file.slice(path.length + 1).split('/'));
        const types = names.map(([name, ...rest]) => [name, rest.length > 0 ? FileType.Directory : FileType.File]);
        return [...new Map(types)];
      },
      readFile(uri) {
        const file = files.get(uri.path);
        if (!file) throw FileSystemError.FileNotFound(uri);
        return file;
      },
      writeFile(uri, content) {
        files.set(uri.path, content);
        changes.fire([{ type: FileChangeType.Changed, uri }]);
      },
      createDirectory: () => undefined,
      delete: (uri) => void files.delete(uri.path),
      rename(from, to) {
        files.set(to.path, files.get(from.path));
        files.delete(from.path);
      },
    }),
  );
};
