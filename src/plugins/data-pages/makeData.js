/** A loader that makes the data of a page, in place of a file without them. */
module.exports = function makeData() {
  const {load, listFiles} = this.getOptions();
  for (const file of listFiles()) this.addDependency(file);
  return load();
};
