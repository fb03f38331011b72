// An engine process that needs no loader, and gives the same answer to everything. For a test without file handles.
process.on('message', ({ kind }) => {
  if (kind === 'end') process.exit(0);
  process.send({ kind: 'done', result: { markdown: 'still here' }, residentBytes: 0 });
});
process.send({ kind: 'ready', warmUpFailures: [] });
