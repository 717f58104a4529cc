;;; -*- lexical-binding: t -*-
;; Drives the server with Eglot 1.9 and later. Prints a line for each check: `ok NAME` or `failed NAME: WHY`.
(require 'cl-lib)
(require 'eglot)
(require 'flymake)

(defvar server (getenv "ASDIC_SERVER"))
(defvar folder (file-name-as-directory (getenv "ASDIC_FOLDER")))

(defmacro check (name &rest body)
  `(condition-case why
       (progn ,@body (princ (format "ok %s\n" ,name)))
     (error (princ (format "failed %s: %s\n" ,name (error-message-string why))))))

(defun wait-for (condition what)
  (with-timeout (20 (error "%s" what))
    (while (not (funcall condition)) (accept-process-output nil 0.05))))

(defun go-to (piece inside)
  (goto-char (point-min))
  (search-forward piece)
  (goto-char (+ (match-beginning 0) inside)))

(define-derived-mode asdic-scenario-mode prog-mode "Scenario")
(add-to-list 'auto-mode-alist '("\\.scenario\\.ya?ml\\'" . asdic-scenario-mode))
(add-to-list 'eglot-server-programs `(asdic-scenario-mode . ("node" ,server "--stdio")))

(defvar documents nil "Texts of the documents that the server has opened.")
;; Emacs 29 and later have both: the capability, and a handler that opens the document.
(cl-defmethod eglot-client-capabilities :around (_server)
  (let ((all (cl-call-next-method)))
    (plist-put all :window (plist-put (plist-get all :window) :showDocument '(:support t)))))
(cl-defmethod eglot-handle-request (_server (_method (eql window/showDocument)) &key uri &allow-other-keys)
  (with-current-buffer (find-file-noselect (eglot--uri-to-path uri))
    (push (buffer-string) documents))
  (list :success t))

(setq eglot-sync-connect 30
      eglot-connect-timeout 30
      eglot-confirm-server-initiated-edits nil
      make-backup-files nil
      create-lockfiles nil
      inhibit-message t)

(find-file (concat folder "biscay.scenario.yaml"))
(call-interactively #'eglot)

(defun ask (method params)
  (jsonrpc-request (eglot--current-server-or-lose) method params :timeout 20))

(check "diagnostics"
  (wait-for (lambda () (flymake-start) (flymake-diagnostics)) "none came")
  (let ((found (flymake-diagnostics)))
    (unless (and (= (length found) 1) (string-match-p "wether" (flymake-diagnostic-text (car found))))
      (error "%S" (mapcar #'flymake-diagnostic-text found))))
  (go-to "wether" 0)
  (delete-char 6)
  (insert "weather")
  (eglot--signal-textDocument/didChange)
  (wait-for (lambda () (flymake-start) (null (flymake-diagnostics))) "they do not go"))

(check "hover"
  (go-to "rain" 1)
  (let ((hover (ask :textDocument/hover (eglot--TextDocumentPositionParams))))
    (unless (string-match-p "Rain" (plist-get (plist-get hover :contents) :value)) (error "%S" hover))))

(check "completion"
  (go-to "weather: rain" 9)
  (let ((labels (all-completions "" (nth 2 (eglot-completion-at-point)))))
    (unless (member "storm" (mapcar #'substring-no-properties labels)) (error "%S" labels))))

(check "code lens, resolving a combat"
  (let* ((lenses (ask :textDocument/codeLens `(:textDocument ,(eglot--TextDocumentIdentifier))))
         (command (seq-find (lambda (command) (equal (plist-get command :command) "asdic.server.resolve"))
                            (mapcar (lambda (lens) (plist-get lens :command)) lenses)))
         (report (ask :workspace/executeCommand
                      `(:command ,(plist-get command :command) :arguments ,(plist-get command :arguments)))))
    (unless (plist-get (plist-get report :trace) :summary) (error "%S" report))))

(check "report"
  (wait-for (lambda () documents) "no document is opened")
  (unless (and (string-prefix-p "# Bay of Biscay" (car documents)) (string-match-p "dice: from the file" (car documents)))
    (error "%s" (car documents))))

(check "play"
  (setq documents nil)
  (let ((report (ask :workspace/executeCommand
                     `(:command "asdic.server.play"
                       :arguments [(:uri ,(plist-get (eglot--TextDocumentIdentifier) :uri) :id "biscay" :moves [])]))))
    (unless (plist-get report :play) (error "%S" report)))
  (wait-for (lambda () documents) "no document is opened")
  (unless (string-match-p "\nNext, " (car documents)) (error "%s" (car documents))))

(check "rule page"
  (go-to "section: 4" 1)
  (let* ((at (plist-get (eglot--TextDocumentPositionParams) :position))
         (actions (ask :textDocument/codeAction
                       `(:textDocument ,(eglot--TextDocumentIdentifier) :range (:start ,at :end ,at)
                         :context (:diagnostics [] :only ["asdic.page"]))))
         (command (plist-get (aref actions 0) :command)))
    (setq documents nil)
    (ask :workspace/executeCommand `(:command ,(plist-get command :command) :arguments ,(plist-get command :arguments)))
    (wait-for (lambda () documents) "no document is opened")
    (unless (string-prefix-p "# " (car documents)) (error "%s" (car documents)))))

;; Emacs 28 has no client of the Debug Adapter Protocol: this one speaks it through a process, as dape does.
(defvar received nil "Messages of the debug adapter, the newest first.")
(defvar sequence 0)
(defun read-messages (process piece)
  (process-put process 'rest (concat (process-get process 'rest) piece))
  (while (let* ((rest (process-get process 'rest))
                (head (and (string-match "Content-Length: \\([0-9]+\\)\r\n\\(?:.+\r\n\\)*\r\n" rest) (match-end 0)))
                (end (and head (+ head (string-to-number (match-string 1 rest))))))
           (when (and end (<= end (length rest)))
             (push (json-parse-string (decode-coding-string (substring rest head end) 'utf-8) :object-type 'plist) received)
             (process-put process 'rest (substring rest end))
             t))))
(defun find-message (is)
  (wait-for (lambda () (seq-find is received)) "no answer of the adapter")
  (seq-find is received))
(defun ask-debugger (process command &optional arguments)
  (let* ((seq (cl-incf sequence))
         (request (json-serialize `(:seq ,seq :type "request" :command ,command :arguments ,(or arguments (make-hash-table))))))
    (process-send-string process (format "Content-Length: %d\r\n\r\n%s" (string-bytes request) request))
    (let ((response (find-message (lambda (each) (eql (plist-get each :request_seq) seq)))))
      (unless (eq (plist-get response :success) t) (error "%s" (plist-get response :message)))
      (plist-get response :body))))
(defun wait-for-event (event)
  (plist-get (find-message (lambda (each) (equal (plist-get each :event) event))) :body))

(check "debug adapter"
  (let* ((program (concat folder "debugged.scenario.yaml"))
         (adapter (make-process :name "debug-adapter" :command (list "node" (getenv "ASDIC_CLI") "debug-adapter")
                                :connection-type 'pipe :coding 'binary :noquery t :filter #'read-messages))
         (where (lambda () (aref (plist-get (ask-debugger adapter "stackTrace" '(:threadId 1)) :stackFrames) 0))))
    (unless (eq (plist-get (ask-debugger adapter "initialize" '(:adapterID "asdic")) :supportsStepBack) t)
      (error "it does not step back"))
    (ask-debugger adapter "launch" `(:program ,program))
    (wait-for-event "initialized")
    (ask-debugger adapter "setBreakpoints" `(:source (:path ,program) :breakpoints [(:line 1)]))
    (ask-debugger adapter "configurationDone")
    (unless (equal (plist-get (wait-for-event "stopped") :reason) "entry") (error "%S" received))
    (let ((first (funcall where)))
      (ask-debugger adapter "next" '(:threadId 1))
      (let ((second (funcall where)))
        (when (equal (plist-get first :name) (plist-get second :name)) (error "%S" second))
        (when (seq-empty-p (plist-get (ask-debugger adapter "scopes" `(:frameId ,(plist-get second :id))) :scopes))
          (error "no scopes")))
      (ask-debugger adapter "stepBack" '(:threadId 1))
      (unless (equal (plist-get first :name) (plist-get (funcall where) :name)) (error "%S" (funcall where))))
    (let ((odds (ask-debugger adapter "evaluate" '(:expression "odds" :context "repl"))))
      (unless (string-match-p "Surprise points" (plist-get odds :result)) (error "%S" odds)))
    (ask-debugger adapter "disconnect")
    (wait-for (lambda () (not (process-live-p adapter))) "the adapter does not end")))

(check "rename"
  (go-to "id: condor" 5)
  (eglot-rename "kondor")
  (unless (string-match-p "id: kondor" (buffer-string)) (error "%s" (buffer-string))))

(check "formatting"
  (go-to "power: germany" 6)
  (insert "   ")
  (eglot-format-buffer)
  (unless (string-match-p "power: germany" (buffer-string)) (error "%s" (buffer-string))))

(ignore-errors (eglot-shutdown (eglot--current-server-or-lose) nil 5))
(kill-emacs 0)
