/** Process that receives a picture and never answers. */
process.on('message', () => setInterval(() => undefined, 1000));
process.on('disconnect', () => process.exit(0));
