// An imported picture resolves to its address.
module.exports = 'picture';
