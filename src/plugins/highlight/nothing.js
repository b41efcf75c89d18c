// Stands in for the theme's module that loads Prism. A file of the site, since an alias to nothing would be numbered by its absolute path.
