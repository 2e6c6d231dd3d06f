// Also imported by the boot script, so keep it small.

/** The sessionStorage key of the groups expanded and collapsed in this tab. */
export const foldsKey = 'nav-groups'
/** The same as an attribute of <html>, for CSS before React has mounted. */
export const foldsAttribute = 'data-nav-groups'
