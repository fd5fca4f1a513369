/** A process that a picture breaks. */
process.on('message', () => process.kill(process.pid, 'SIGSEGV'));
