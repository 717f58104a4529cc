-- Drives the server with the client that is built into Neovim 0.7 and later. Prints a line for each check: `ok NAME` or `failed NAME: WHY`.
local server, folder = vim.env.ASDIC_SERVER, vim.env.ASDIC_FOLDER

local function check(name, run)
  local ok, why = pcall(run)
  io.stdout:write((ok and ('ok ' .. name) or ('failed ' .. name .. ': ' .. tostring(why))) .. '\n')
end

local function text(buffer)
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
end

-- Line and column, from 0, of a piece of the text, some characters into it.
local function place(buffer, piece, inside)
  for line, content in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local from = content:find(piece, 1, true)
    if from then return { line = line - 1, character = from - 1 + (inside or 0) } end
  end
  error('no "' .. piece .. '" in the text')
end

vim.cmd('edit ' .. folder .. '/biscay.scenario.yaml')
local buffer = vim.api.nvim_get_current_buf()
local shown, documents = {}, {}
-- Neovim 0.9 and later have both: the capability, and a handler that opens the document.
local capabilities = vim.lsp.protocol.make_client_capabilities()
capabilities.window = vim.tbl_extend('force', capabilities.window or {}, { showDocument = { support = true } })
local client = vim.lsp.start_client({
  name = 'asdic',
  cmd = { 'node', server, '--stdio' },
  root_dir = folder,
  workspace_folders = { { uri = vim.uri_from_fname(folder), name = 'folder' } },
  get_language_id = function() return 'asdic-scenario' end,
  capabilities = capabilities,
  handlers = {
    ['window/showMessage'] = function(_, result) table.insert(shown, result.message) end,
    ['window/showDocument'] = function(_, result)
      local opened = vim.uri_to_bufnr(result.uri)
      vim.fn.bufload(opened)
      table.insert(documents, text(opened))
      return { success = true }
    end,
  },
})
assert(client and vim.lsp.buf_attach_client(buffer, client), 'the server does not start')

local function ask(method, params)
  local answers, failure = vim.lsp.buf_request_sync(buffer, method, params, 20000)
  assert(answers, failure)
  local answer = answers[client]
  assert(answer and not answer.err, answer and vim.inspect(answer.err) or 'no answer')
  return answer.result
end

local function at(piece, inside)
  return { textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = place(buffer, piece, inside) }
end

check('diagnostics', function()
  assert(vim.wait(20000, function() return #vim.diagnostic.get(buffer) > 0 end), 'none came')
  local found = vim.diagnostic.get(buffer)
  assert(#found == 1 and found[1].code == 'schema/unknown-key', vim.inspect(found))
  vim.cmd('%s/wether/weather/')
  assert(vim.wait(20000, function() return #vim.diagnostic.get(buffer) == 0 end), 'they do not go')
end)

check('hover', function()
  local hover = ask('textDocument/hover', at('rain', 1))
  assert(hover.contents.value:find('Rain'), vim.inspect(hover))
end)

check('completion', function()
  local answer = ask('textDocument/completion', at('weather: rain', 9))
  local labels = vim.tbl_map(function(item) return item.label end, answer.items or answer)
  assert(vim.tbl_contains(labels, 'storm'), vim.inspect(labels))
end)

check('code lens, resolving a combat', function()
  local lenses = ask('textDocument/codeLens', { textDocument = { uri = vim.uri_from_bufnr(buffer) } })
  local resolving = vim.tbl_filter(function(lens) return lens.command.command == 'asdic.server.resolve' end, lenses)
  assert(#resolving > 0, vim.inspect(lenses))
  local command = resolving[1].command
  local report = ask('workspace/executeCommand', { command = command.command, arguments = command.arguments })
  assert(report.trace and report.trace.summary ~= '', vim.inspect(report))
  assert(vim.wait(5000, function() return #shown > 0 end), 'nothing is shown')
end)

check('report', function()
  assert(vim.wait(5000, function() return #documents > 0 end), 'no document is opened')
  assert(documents[1]:find('^# Bay of Biscay') and documents[1]:find('dice: from the file', 1, true), documents[1])
end)

check('play', function()
  local before = #documents
  local argument = { uri = vim.uri_from_bufnr(buffer), id = 'biscay', moves = {} }
  local report = ask('workspace/executeCommand', { command = 'asdic.server.play', arguments = { argument } })
  assert(report.play and report.play.next, vim.inspect(report))
  assert(vim.wait(5000, function() return #documents > before end), 'no document is opened')
  assert(documents[#documents]:find('\nNext, '), documents[#documents])
end)

check('rule page', function()
  local position = place(buffer, 'section: 4', 1)
  local range = { start = position, ['end'] = position }
  local actions = ask('textDocument/codeAction', {
    textDocument = { uri = vim.uri_from_bufnr(buffer) },
    range = range,
    context = { diagnostics = {}, only = { 'asdic.page' } },
  })
  assert(#actions > 0 and actions[1].title:find('^Show rule: '), vim.inspect(actions))
  local before = #documents
  ask('workspace/executeCommand', { command = actions[1].command.command, arguments = actions[1].command.arguments })
  assert(vim.wait(5000, function() return #documents > before end), 'no document is opened')
  assert(documents[#documents]:find('^# '), documents[#documents])
end)

-- Neovim has no client of the Debug Adapter Protocol: this one speaks it through the pipes of its event loop, as nvim-dap does.
local function connect_debugger(command)
  local input, output, received, sequence, rest = vim.loop.new_pipe(), vim.loop.new_pipe(), {}, 0, ''
  local handle
  handle = vim.loop.spawn(command[1], { args = vim.list_slice(command, 2), stdio = { input, output, nil } }, function() handle:close() end)
  assert(handle, 'the adapter does not start')
  output:read_start(function(failure, piece)
    assert(not failure, failure)
    rest = rest .. (piece or '')
    while true do
      local _, head, length = rest:find('Content%-Length: (%d+)\r\n.-\r\n')
      if not length or #rest < head + length then return end
      table.insert(received, vim.json.decode(rest:sub(head + 1, head + length)))
      rest = rest:sub(head + length + 1)
    end
  end)
  local function find(is)
    local message
    assert(vim.wait(20000, function()
      for _, each in ipairs(received) do
        if is(each) then message = each end
      end
      return message ~= nil
    end), 'no answer: ' .. vim.inspect(received))
    return message
  end
  local debugger = {}
  function debugger.ask(command_name, arguments)
    sequence = sequence + 1
    local seq = sequence
    local content = vim.json.encode({ seq = seq, type = 'request', command = command_name, arguments = arguments })
    input:write('Content-Length: ' .. #content .. '\r\n\r\n' .. content)
    local response = find(function(each) return each.type == 'response' and each.request_seq == seq end)
    assert(response.success, response.message)
    return response.body
  end
  function debugger.wait_for(event) return find(function(each) return each.event == event end).body end
  function debugger.has_ended() return vim.wait(20000, function() return handle:is_closing() end) end
  return debugger
end

check('debug adapter', function()
  local debugger = connect_debugger({ 'node', vim.env.ASDIC_CLI, 'debug-adapter' })
  assert(debugger.ask('initialize', { adapterID = 'asdic' }).supportsStepBack)
  debugger.ask('launch', { program = folder .. '/debugged.scenario.yaml' })
  debugger.wait_for('initialized')
  local breakpoints = debugger.ask('setBreakpoints', {
    source = { path = folder .. '/debugged.scenario.yaml' },
    breakpoints = { { line = 1 } },
  }).breakpoints
  assert(#breakpoints == 1, vim.inspect(breakpoints))
  debugger.ask('configurationDone')
  assert(debugger.wait_for('stopped').reason == 'entry')
  local function where() return debugger.ask('stackTrace', { threadId = 1 }).stackFrames[1] end
  local first = where()
  debugger.ask('next', { threadId = 1 })
  local second = where()
  assert(first.line > 1 and first.name ~= second.name, vim.inspect({ first, second }))
  debugger.ask('stepBack', { threadId = 1 })
  assert(where().name == first.name, vim.inspect(where()))
  local scopes = debugger.ask('scopes', { frameId = second.id }).scopes
  assert(#scopes > 0 and scopes[1].variablesReference > 0, vim.inspect(scopes))
  local odds = debugger.ask('evaluate', { expression = 'odds', context = 'repl' })
  assert(odds.result:find('Surprise points'), vim.inspect(odds))
  debugger.ask('disconnect')
  assert(debugger.has_ended(), 'the adapter does not end')
end)

check('rename', function()
  local encoding = vim.lsp.get_client_by_id(client).offset_encoding
  local params = at('id: condor', 5)
  params.newName = 'kondor'
  vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', params), encoding)
  assert(text(buffer):find('id: kondor', 1, true) and not text(buffer):find('condor,', 1, true), text(buffer))
end)

check('formatting', function()
  vim.cmd('%s/power: germany/power:    germany/')
  vim.lsp.buf.formatting_sync({ tabSize = 2, insertSpaces = true }, 20000)
  assert(text(buffer):find('power: germany', 1, true), text(buffer))
end)

vim.lsp.stop_client(client)
vim.cmd('qa!')
