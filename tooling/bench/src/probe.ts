// Loaded into the measured processes with --import: says over the channel to the bench what they have used.
process.on('message', (message) => {
  if (message === 'measure')
    process.send?.({ measured: { cpu: process.cpuUsage(), rss: process.memoryUsage.rss() } });
});
