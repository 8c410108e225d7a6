/** In tests an imported stylesheet is empty. */
module.exports = {};
