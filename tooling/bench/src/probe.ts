// Loaded into the measured processes with --import: reports their resource usage over the channel to the
// bench.
process.on('message', (message) => {
  if (message === 'measure')
    process.send?.({ measured: { cpu: process.cpuUsage(), rss: process.memoryUsage.rss() } });
});
