// Replaces the theme's module that loads Prism. It is a file of the site, since an alias to nothing
// would be numbered by its absolute path.
