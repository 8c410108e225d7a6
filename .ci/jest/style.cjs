/** What an imported stylesheet is to a test: nothing. */
module.exports = {};
