/** Where the modal's package keeps how much it logs. */
const KEY = 'loglevel';

// It would throw at a name that every object has, such as `__proto__`, and take the page with it.
try {
  const level = localStorage.getItem(KEY);
  if (level !== null && !/^(?:TRACE|DEBUG|INFO|WARN|ERROR|SILENT)$/.test(level)) localStorage.removeItem(KEY);
} catch {
  // No storage, no level.
}

export {};
