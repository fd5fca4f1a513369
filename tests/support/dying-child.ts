/** Process that crashes (SIGSEGV) on its first message, as on a malformed picture. */
process.on('message', () => process.kill(process.pid, 'SIGSEGV'));
