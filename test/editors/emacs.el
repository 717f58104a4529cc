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
